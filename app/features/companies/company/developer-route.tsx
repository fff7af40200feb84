import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { companyCallRequestAction } from '~/features/call-request/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { DEVELOPERS_PATH, developerHref } from '~/features/statement-owner'
import { readRevealedPhones } from '~/features/statement-owner/index.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { CardList } from '~/ui/card'
import { UnreachablePart } from '~/ui/unreachable-part'
import { developerByKey } from '~/upstream/companies.server'
import { type Project, projectPage } from '~/upstream/projects.server'
import { toReaderName } from '~contract/values/reader-name'
import companyStyles from '../companies.css?url'
import { listHref } from '../list-params'
import { ProjectCard } from '../project/project-card'
import { requireKeyParam } from '../require-key.server'
import { CompanyStatements } from '../statements/company-statements'
import { loadCompanyStatements } from '../statements/loader.server'
import { CallRequestDisclosure } from './call-request-disclosure'
import { CompanyAbout } from './company-about'
import { CompanyContacts } from './company-contacts'
import { CompanyHeader } from './company-header'
import { companyMeta } from './company-meta'
import { loadCompanyMeta, loadKnownCaller } from './loader.server'

/** Page size; no developer has more projects. */
const PROJECTS_PER_PAGE = '60'

/** Loads `/d/{id or slug}`. */
export async function loader(args: LoaderFunctionArgs) {
  const key = requireKeyParam(args, DEVELOPERS_PATH)
  const { context } = args
  const visitor = getVisitor(args)
  const developer = await visitor.call(developerByKey(key))
  const ofDeveloper = new URLSearchParams({ developers: String(developer.id), per_page: PROJECTS_PER_PAGE })
  const [projects, statements, caller] = await Promise.all([
    visitor.optional('projects', visitor.call(projectPage(ofDeveloper))),
    loadCompanyStatements(args, { users: [developer.id] }),
    loadKnownCaller(args),
  ])
  const path = developerHref(developer.key, visitor.language)
  return {
    kind: 'developer' as const,
    language: visitor.language,
    company: developer,
    path,
    projects: projects?.rows,
    offered: statements,
    caller,
    phones: readRevealedPhones(context),
    meta: await loadCompanyMeta(
      args,
      'developer',
      developer,
      listHref(path, { page: statements?.canonicalPage }),
    ),
  }
}

type DeveloperData = Awaited<ReturnType<typeof loader>>

async function developerAction(args: ActionFunctionArgs) {
  const key = args.params.id ?? ''
  return companyCallRequestAction(args, async () => {
    const { id, name } = await getVisitor(args).call(developerByKey(key))
    return { name, companyId: id }
  })
}

export const action = pageAction(developerAction)

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
          { label: toReaderName(company.name, language) },
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
