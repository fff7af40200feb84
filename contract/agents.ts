/** Maximum number of invitations in one call. */
export const MAX_INVITATIONS = 20

export const AGENT_TABS = ['active', 'invited'] as const
export type AgentTab = (typeof AGENT_TABS)[number]

/** Invitation states; only the first is open. */
export const INVITATION_STATES = [
  'invited',
  'wrong',
  'not_found',
  'already_yours',
  'already_invited',
  'invited_by_another',
] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
