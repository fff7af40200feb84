export const agentTabs = ['active', 'invited'] as const
export type AgentTab = (typeof agentTabs)[number]

/** States of an invitation; only the first is still open. */
export const invitationStates = [
  'invited',
  'wrong',
  'not_found',
  'already_yours',
  'already_invited',
  'invited_by_another',
] as const
export type InvitationState = (typeof invitationStates)[number]
