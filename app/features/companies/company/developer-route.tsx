import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { DEVELOPERS_PATH } from '~/features/statement-owner'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { CardList } from '~/ui/card'
import { UnreachablePart } from '~/ui/unreachable-part'
import type { Project } from '~/upstream/projects.server'
import { toReaderLetters } from '~contract/values/georgian-letters'
import companyStyles from '../companies.css?url'
import { ProjectCard } from '../project/project-card'
import { requireKeyParam } from '../require-key.server'
import { CompanyStatements } from '../statements/company-statements'
import { developerAction } from './action.server'
import { CallRequestDisclosure } from './call-request-disclosure'
import { CompanyAbout } from './company-about'
import { CompanyContacts } from './company-contacts'
import { CompanyHeader } from './company-header'
import { companyMeta } from './company-meta'
import { type DeveloperData, loadDeveloper } from './loader.server'

/** Loads `/d/{id or slug}`. */
export async function loader(args: LoaderFunctionArgs) {
  return loadDeveloper(args, requireKeyParam(args, DEVELOPERS_PATH))
}

export const action = pageAction((args) => developerAction(args, args.params.id ?? ''))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }]

export const meta: MetaFunction<typeof loader> = companyMeta

export default function Developer() {
  return <DeveloperView data={useLoaderData<typeof loader>()} />
}

export function DeveloperView({ data }: { data: DeveloperData }) {
  const { t } = useTranslation('companies')
  const { t: ui } = useTranslation('ui')
  const { language, layout } = usePage()
  const { company, path, projects, offered, phones, caller } = data
  const isDone = ({ status }: Project) => status === 'completed'
  return (
    <div className="wrap company">
      <Breadcrumbs
        label={ui('breadcrumb')}
        crumbs={[
          { label: t('developers.title'), href: toLocalizedPath(DEVELOPERS_PATH, language) },
          { label: toReaderLetters(company.name, language) },
        ]}
      />
      <CompanyHeader company={company} kind="developer" />
      <div className="company-body">
        <div className="company-side">
          <CompanyContacts company={company} kind="developer" phones={phones}>
            <CallRequestDisclosure known={caller} />
          </CompanyContacts>
          <CompanyAbout title={t('about')} text={company.about} />
        </div>
        <div>
          {projects ? (
            <>
              <ProjectShelf
                title={t('projects.under_construction')}
                projects={projects.filter((one) => !isDone(one))}
              />
              <ProjectShelf title={t('projects.completed')} projects={projects.filter(isDone)} />
            </>
          ) : (
            <section className="company-offered">
              <h2>{t('projects.title')}</h2>
              <UnreachablePart retryHref={layout.currentHref} />
            </section>
          )}
          <CompanyStatements statements={offered} path={path} title={t('tabs.statements')} />
        </div>
      </div>
    </div>
  )
}

function ProjectShelf({ title, projects }: { title: string; projects: Project[] }) {
  if (projects.length === 0) return null
  return (
    <section className="company-offered">
      <h2>{title}</h2>
      <CardList>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} level="h3" isOfDeveloper />
        ))}
      </CardList>
    </section>
  )
}
