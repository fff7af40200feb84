import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { loadMessageSettings, messageSettingsAction } from './settings.server'
import { MessageSettingsForm } from './settings-form'
import { MESSAGE_SETTINGS_PATH } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadMessageSettings(args)

export const action = pageAction(messageSettingsAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: MESSAGE_SETTINGS_PATH,
  noIndex: true,
}))

export default function NotificationSettings() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <MessageSettingsForm data={data} />
    </>
  )
}
