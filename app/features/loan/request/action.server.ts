import type { ActionFunctionArgs } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { confirmCode, sendCode } from './phone-code.server'
import { redirectToPartner, sendRequest } from './send-request.server'
import { parseLoanSubmission, redirectToStep } from './submission.server'

export async function loanAction(args: ActionFunctionArgs, statementId?: number) {
  const form = await parseFormData(args.request)
  const submission = await parseLoanSubmission(args, form, statementId)
  switch (form.get('intent')) {
    case 'send_code':
      return sendCode(submission)
    case 'confirm_code':
      return confirmCode(submission)
    case 'terms':
      return redirectToStep(submission, submission.draft, 'terms')
    case 'back':
      return redirectToStep(submission, submission.draft)
    case 'agree':
      return redirectToStep(submission, { ...submission.draft, accepted: true }, 'form', '#loan-terms')
    case 'send':
      return sendRequest(submission)
    case 'lead':
      return redirectToPartner(submission)
    default:
      throw new Response(null, { status: 400 })
  }
}
