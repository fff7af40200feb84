export const ownStatementStatuses = ['active', 'expired', 'hidden', 'inactive'] as const
export type OwnStatementStatus = (typeof ownStatementStatuses)[number]

export const ownStatementActions = ['hide', 'show', 'renew', 'delete'] as const
export type OwnStatementAction = (typeof ownStatementActions)[number]

const actionsByStatus: Record<OwnStatementStatus, readonly OwnStatementAction[]> = {
  active: ['hide', 'renew', 'delete'],
  expired: ['renew', 'delete'],
  hidden: ['show', 'delete'],
  inactive: ['delete'],
}

export function getAllowedActions(life: OwnStatementStatus): readonly OwnStatementAction[] {
  return actionsByStatus[life]
}
