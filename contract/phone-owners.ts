/** Owners of statements have a call of their own. */
export const PHONE_OWNERS = ['broker', 'agent', 'developer', 'project'] as const
export type PhoneOwner = (typeof PHONE_OWNERS)[number]
