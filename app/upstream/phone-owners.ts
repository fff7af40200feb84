/** Whose numbers are shown besides those of statements. */
export const phoneOwners = ['broker', 'agent', 'developer', 'project'] as const
export type PhoneOwner = (typeof phoneOwners)[number]
