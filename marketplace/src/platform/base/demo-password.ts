/** Of all demo people, as the README says it. */
export const demoPassword = 'Akwaaba#2026';
