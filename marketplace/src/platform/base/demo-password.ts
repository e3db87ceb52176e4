/** The password of all demo users, as the README states it. */
export const demoPassword = 'Akwaaba#2026';
