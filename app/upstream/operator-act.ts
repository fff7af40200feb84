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

/** What an operator does at the desk. Safe to repeat with the same key; 409 where its subject does not allow it any more. */
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
