import type { ActionFunctionArgs } from '@remix-run/node'
import { readForm } from '../../../http/form.server'
import { beginAttempt, goTo } from './attempt.server'
import { confirmCode, sendCode } from './codes.server'
import { goToPartner, sendRequest } from './send.server'

/** The forms of the mortgage, wherever it is open: the phone's code, the terms, the request, the way to a partner. */
export async function actOnLoan(args: ActionFunctionArgs, statementId?: number) {
  const form = await readForm(args.request)
  const attempt = await beginAttempt(args, form, statementId)
  switch (form.get('intent')) {
    case 'send_code':
      return sendCode(attempt)
    case 'confirm_code':
      return confirmCode(attempt)
    case 'terms':
      return goTo(attempt, attempt.draft, 'terms')
    case 'back':
      return goTo(attempt, attempt.draft)
    case 'agree':
      return goTo(attempt, { ...attempt.draft, accepted: true }, 'form', '#loan-terms')
    case 'send':
      return sendRequest(attempt)
    case 'lead':
      return goToPartner(attempt)
    default:
      throw new Response(null, { status: 400 })
  }
}
