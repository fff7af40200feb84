import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'

/** Loads the service worker's offline page, which lists the cached statements. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = getVisitor({ request, context })
  const i18n = await getI18n(language)
  return {
    title: i18n.getFixedT(language, 'offline')('title'),
    canonical: toLocalizedPath('/offline', language),
  }
}

export const meta = createMeta<typeof loader>((page) => ({ ...page, noIndex: true }))

export const action = pageAction()

export default function Offline() {
  const { t } = useTranslation(['offline', 'errors'])
  const { language } = usePage()
  const { title } = useLoaderData<typeof loader>()
  return (
    <GatePage title={title}>
      <p className="lead">{t('text')}</p>
      <ul className="offline-cache" />
      <p hidden data-enhance="offline-unsupported">
        {t('unsupported')}
      </p>
      <p className="row">
        <ButtonLink variant="main" icon="home" href={toLocalizedPath('/', language)}>
          {t('errors:back_home')}
        </ButtonLink>
      </p>
    </GatePage>
  )
}
