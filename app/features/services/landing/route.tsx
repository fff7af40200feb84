import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { leadEvent } from '~/features/analytics'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { withoutLanguagePrefix } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { requestCompanyAppraisalCall } from '~/upstream/appraisals.server'
import { findServicePage } from '../definitions/service-definitions'
import serviceStyles from '../services.css?url'
import { companyLeadForm } from './form'
import { loadLanding, SENT_PARAM } from './loader.server'
import { LandingView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const loader = (args: LoaderFunctionArgs) => loadLanding(args)

export async function companyLeadAction(args: ActionFunctionArgs) {
  const url = new URL(args.request.url)
  const page = findServicePage(withoutLanguagePrefix(url.pathname))
  if (page?.definition.name !== 'appraisal') throw new Response(null, { status: 400 })
  return handleForms(
    args,
    onSubmit(companyLeadForm, async ({ values, idempotencyKey, refuse }) => {
      const { company, phone_number: phone } = values
      const answer = await getVisitor(args).call(requestCompanyAppraisalCall(company, phone, idempotencyKey))
      if (!answer.ok) return refuse(answer)
      args.context.dataLayer?.queueEvent(leadEvent('appraisal'))
      url.searchParams.set(SENT_PARAM, '1')
      const headers = { 'Set-Cookie': setSentFormCookie('company') }
      return redirect(`${url.pathname}${url.search}#company`, { status: 303, headers })
    }),
  )
}

export const action = pageAction(companyLeadAction)

export const meta = createMeta<typeof loader>((page) => page.meta)

export default function ServiceLanding() {
  return <LandingView data={useLoaderData<typeof loader>()} />
}
