/** Owners of phone numbers other than those of statements. */
export const phoneOwners = ['broker', 'agent', 'developer', 'project'] as const
export type PhoneOwner = (typeof phoneOwners)[number]
