import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { addressOf, OwnDialog, OwnStatements } from '../../features/own-statements'
import {
  actOnOwnStatements,
  loadOwnStatements,
  type OwnStatementsData,
} from '../../features/own-statements/index.server'
import type { RouteHandle } from '../../http/hydration'
import { usePage } from '../../http/page'
import { metaOf } from '../../http/page-meta'
import { ButtonLink } from '../../ui/button'

export const loader = (args: LoaderFunctionArgs) => loadOwnStatements(args)

export const action = (args: ActionFunctionArgs) => actOnOwnStatements(args)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as OwnStatementsData).dialog), Dialog: OwnDialog },
}

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: addressOf(page.asked),
  hidden: true,
}))

export default function StatementsOfAccount() {
  const { t } = useTranslation('shell')
  const { shell } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="acc-head">
        <h1>{data.title}</h1>
        {shell.addStatementHref && data.counts.all > 0 ? (
          <ButtonLink variant="main" icon="plus" href={shell.addStatementHref}>
            {t('add_statement')}
          </ButtonLink>
        ) : null}
      </div>
      <OwnStatements data={data} />
    </>
  )
}
