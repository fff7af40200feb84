import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

interface ActDetails {
  text?: string | undefined
  key: string | undefined
  assigneeId?: string | undefined
  loanState?: string | undefined
}

/**
 * Sends an operator's action. Safe to repeat with the same key; 409 if the state of its subject no longer
 * allows it.
 */
export function operatorAct(
  target: Pick<Call<ActionResult>, 'path' | 'alias'>,
  act: string,
  { text = '', key, assigneeId, loanState }: ActDetails,
): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    ...target,
    body: {
      act,
      text,
      ...(key && { idempotency_key: key }),
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      ...(loanState !== undefined && { loan_state: loanState }),
    },
    ...actionResultOf(success(z.unknown())),
  }
}
