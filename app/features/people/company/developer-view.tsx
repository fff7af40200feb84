import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { localizedPath } from '../../../i18n/languages'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { CardList } from '../../../ui/card'
import type { Project } from '../../../upstream/projects.server'
import { DEVELOPERS_PATH } from '../../owner'
import { Offered } from '../offered/offered'
import { ProjectCard } from '../project/project-card'
import { About } from './about'
import { CompanyHead } from './company-head'
import { Contacts } from './contacts'
import type { DeveloperData } from './load.server'
import { WriteFold } from './write-fold'

/** A developer: who they are, how to reach them, what they build and have built, what they sell. */
export function DeveloperView({ data }: { data: DeveloperData }) {
  const { t } = useTranslation('people')
  const { t: ui } = useTranslation('ui')
  const { language } = usePage()
  const { company, path, projects, offered, phone, writing } = data
  const isDone = ({ status }: Project) => status === 'completed'
  return (
    <div className="wrap co">
      <Breadcrumbs
        label={ui('crumbs')}
        crumbs={[
          { label: t('developers.title'), href: localizedPath(DEVELOPERS_PATH, language) },
          { label: company.name },
        ]}
      />
      <CompanyHead company={company} kind="developer" />
      <div className="co-body">
        <div className="co-side">
          <Contacts company={company} kind="developer" phone={phone}>
            <WriteFold writing={writing} />
          </Contacts>
          <About title={t('about')} text={company.about} />
        </div>
        <div>
          <ProjectShelf title={t('projects.rising')} projects={projects.filter((one) => !isDone(one))} />
          <ProjectShelf title={t('projects.completed')} projects={projects.filter(isDone)} />
          <Offered offered={offered} path={path} title={t('tabs.statements')} />
        </div>
      </div>
    </div>
  )
}

function ProjectShelf({ title, projects }: { title: string; projects: Project[] }) {
  if (projects.length === 0) return null
  return (
    <section className="co-offered">
      <h2>{title}</h2>
      <CardList>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} level="h3" isOfDeveloper />
        ))}
      </CardList>
    </section>
  )
}
