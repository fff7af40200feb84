import { isCompany } from '~contract/accounts'
import { USER_ACTS, type UserAct } from '~contract/desk'

interface RuledUser {
  id: number
  type: string
  is_operator: boolean
  awaits_confirmation: boolean
  is_blocked: boolean
}

/**
 * Lists the acts allowed for a user.
 * @param operators number of operators who can sign in; the last one cannot be removed
 */
export function listAllowedUserActs(user: RuledUser, operatorId: number, operators: number): UserAct[] {
  const { is_operator, is_blocked, awaits_confirmation } = user
  const isAllowed: Record<UserAct, boolean> = {
    confirm: isCompany(user.type) && awaits_confirmation,
    unconfirm: isCompany(user.type) && !awaits_confirmation,
    make_operator: !is_operator && !is_blocked,
    remove_operator: is_operator && (is_blocked || operators > 1),
    sign_out: !is_blocked,
    block: !is_blocked && user.id !== operatorId,
    unblock: is_blocked,
    note: true,
  }
  return USER_ACTS.filter((act) => isAllowed[act])
}
