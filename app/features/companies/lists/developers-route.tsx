import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { DEVELOPERS_PATH, PROJECTS_PATH } from '~/features/statement-owner'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { Tabs } from '~/ui/tabs'
import companyStyles from '../companies.css?url'
import { loadCompanies } from './companies-loader.server'
import { CompanyList } from './company-list'
import { ProjectList } from './project-list'
import { loadProjects } from './projects-loader.server'

/** Loads projects for `activeTab=2`, and otherwise developers. */
export async function loader(args: LoaderFunctionArgs) {
  const isOfProjects = new URL(args.request.url).searchParams.get('activeTab') === '2'
  return isOfProjects ? loadProjects(args) : loadCompanies(args, 'developer')
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }]

export const meta = createMeta<typeof loader>((page) => page.meta)

export const action = pageAction()

export default function Developers() {
  const { t } = useTranslation('companies')
  const data = useLoaderData<typeof loader>()
  const isOfProjects = data.kind === 'project'
  return (
    <div className="wrap company">
      <h1>{t(isOfProjects ? 'projects.title' : 'developers.title')}</h1>
      <p className="mute">{t(isOfProjects ? 'projects.lead' : 'developers.lead')}</p>
      <Tabs
        label={t('developers.title')}
        tabs={[
          {
            label: t('tabs.developers'),
            href: toLocalizedPath(DEVELOPERS_PATH, data.language),
            current: !isOfProjects,
          },
          {
            label: t('tabs.projects'),
            href: toLocalizedPath(PROJECTS_PATH, data.language),
            current: isOfProjects,
          },
        ]}
      />
      {data.kind === 'project' ? <ProjectList data={data} /> : <CompanyList data={data} />}
    </div>
  )
}
