/** The lists that a broker's agents stand in. */
export const agentTabs = ['active', 'invited'] as const
export type AgentTab = (typeof agentTabs)[number]

/** What can come of an invitation; only the first is one. */
export const invitationStates = [
  'invited',
  'wrong',
  'not_found',
  'already_yours',
  'already_invited',
  'invited_by_another',
] as const
export type InvitationState = (typeof invitationStates)[number]
