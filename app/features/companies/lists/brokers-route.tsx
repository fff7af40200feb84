import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import companyStyles from '../companies.css?url'
import { loadCompanies } from './companies-loader.server'
import { BecomePartnerLink, CompanyList } from './company-list'

export const loader = (args: LoaderFunctionArgs) => loadCompanies(args, 'broker')

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }]

export const meta = createMeta<typeof loader>((page) => page.meta)

export const action = pageAction()

export default function Brokers() {
  const { t } = useTranslation('companies')
  return (
    <div className="wrap company">
      <h1>{t('brokers.title')}</h1>
      <p className="mute">{t('brokers.lead')}</p>
      <CompanyList data={useLoaderData<typeof loader>()} />
      <BecomePartnerLink />
    </div>
  )
}
