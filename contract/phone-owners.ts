/** Owners of phone numbers other than those of statements. */
export const PHONE_OWNERS = ['broker', 'agent', 'developer', 'project'] as const
export type PhoneOwner = (typeof PHONE_OWNERS)[number]
