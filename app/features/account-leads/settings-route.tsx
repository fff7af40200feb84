import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { leadSettings, setLeadRouting, setLeadWebhook } from '~/upstream/account-leads.server'
import { ACCOUNT_LEAD_SETTINGS_PATH } from '~contract/account-leads'
import sheet from './account-leads.css?url'
import { routingForm, webhookForm } from './form'
import { SettingsView } from './settings-view'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { role } = await requireUser(visitor, request)
  const [settings, i18n] = await Promise.all([visitor.call(leadSettings), getI18n(visitor.language)])
  return {
    settings,
    isBroker: role === 'broker',
    title: i18n.getFixedT(visitor.language, 'account-leads')('settings.title'),
  }
}

async function settingsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const done = (flash: FlashName) =>
    redirectWithFlash(toLocalizedPath(ACCOUNT_LEAD_SETTINGS_PATH, visitor.language), flash)
  return handleForms(
    args,
    onSubmit(routingForm, async ({ values: { routing }, refuse }) => {
      const answer = await visitor.call(setLeadRouting(routing))
      return answer.ok ? done('lead_routing_saved') : refuse(answer)
    }),
    onSubmit(webhookForm, async ({ values: { url }, reject }) => {
      const answer = await visitor.call(setLeadWebhook(url))
      if (!answer.ok) return reject({ url: { key: 'webhook_url_invalid' } })
      return done(url ? 'lead_webhook_saved' : 'lead_webhook_removed')
    }),
  )
}

export const action = pageAction(settingsAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: ACCOUNT_LEAD_SETTINGS_PATH,
  noIndex: true,
}))

export default function AccountLeadSettings() {
  return <SettingsView data={useLoaderData<typeof loader>()} />
}
