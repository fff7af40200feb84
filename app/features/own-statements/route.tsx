import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { toLocalizedPath } from '~/i18n/languages'
import type { RouteHandle } from '~/page/hydration'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { ButtonLink } from '~/ui/button'
import { STATEMENT_IMPORT_PATH } from '~contract/statement-imports'
import { ownStatementsAction } from './action.server'
import { OwnStatementsDialog } from './dialogs'
import { loadOwnStatements, type OwnStatementsData } from './loader.server'
import { ownStatementsPath } from './urls'
import { OwnStatementsView } from './view'

export const loader = (args: LoaderFunctionArgs) => loadOwnStatements(args)

export const action = pageAction(ownStatementsAction)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as OwnStatementsData).dialog), Dialog: OwnStatementsDialog },
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: ownStatementsPath(page.params),
  noIndex: true,
}))

export default function AccountStatements() {
  const { t } = useTranslation(['own-statements', 'layout'])
  const { layout, language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
        {layout.addStatementHref && data.counts.all > 0 ? (
          <ButtonLink variant="main" icon="plus" href={layout.addStatementHref}>
            {t('layout:add_statement')}
          </ButtonLink>
        ) : null}
        {data.canImport ? (
          <ButtonLink href={toLocalizedPath(STATEMENT_IMPORT_PATH, language)}>{t('import')}</ButtonLink>
        ) : null}
      </div>
      <OwnStatementsView data={data} />
    </>
  )
}
