/** How to reach the number of an order: `null` where it is none of Ghana's. */
export function contactLinks(phone: string, orderId: string): { call: string; whatsApp: string } | null {
  const digits = phone.replace(/[\s()-]/g, '');
  const local = /^(?:\+233|233|0)(\d{9})$/.exec(digits)?.[1];
  if (!local) return null;
  const text = encodeURIComponent(`Hello, it is about order ${orderId} on Besesaka.`);
  return { call: `tel:+233${local}`, whatsApp: `https://wa.me/233${local}?text=${text}` };
}
