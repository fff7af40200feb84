import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { allowRetry } from '~/forms/send-once.server'
import { toLocalizedPath } from '~/i18n/languages'
import { type FlashName, setFlash } from '~/session/flash.server'
import { requireRole } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { requestContactNumber } from '~/upstream/my-base.server'
import { requestNumberForm } from './form'
import { MY_BASE_ROLES } from './loader.server'
import { brokerRequestsUrl, parseBrokerRequestsQuery, requestNumberUrl } from './urls'

const offerFlashes = {
  given: 'number_received',
  waiting: 'number_requested',
  declined: 'number_declined',
} as const satisfies Record<string, FlashName>

export async function brokerRequestsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireRole(visitor, args.request, MY_BASE_ROLES)
  const query = parseBrokerRequestsQuery(new URL(args.request.url).searchParams)
  const listUrl = toLocalizedPath(brokerRequestsUrl(query), visitor.language)
  return handleForms(
    args,
    onSubmit(requestNumberForm, async ({ values: { client } }) => {
      const offer = await visitor.call(requestContactNumber(client))
      if (offer === 'not_enough_balance')
        return allowRetry(redirectWithFlash(requestNumberUrl(listUrl, client), offer))
      return redirectWithFlash(`${listUrl}#client-${client}`, offerFlashes[offer])
    }),
  )
}

function redirectWithFlash(url: string, flash: FlashName) {
  return redirect(url, { status: 303, headers: { 'Set-Cookie': setFlash(flash) } })
}
