/** Owners of phone numbers, besides statements, which have their own endpoint. */
export const PHONE_OWNERS = ['broker', 'agent', 'developer', 'project'] as const
export type PhoneOwner = (typeof PHONE_OWNERS)[number]
