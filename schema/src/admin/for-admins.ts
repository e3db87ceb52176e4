import { group } from '#kernel/operations/define-operation.ts';

/** The operations of the back office. A suspended admin may still read. */
export const forAdmins = group({ auth: 'admin', suspended: 'refused' });
