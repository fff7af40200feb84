import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Table } from '~/ui/table'
import type { AccountLeadPage, AccountLeadQuery } from '~/upstream/account-leads.server'
import { leadListPath } from './urls'

type Project = AccountLeadPage['projects'][number]

/** Maximum number of projects on the page; the list of leads filters by each. */
const MAX_PROJECTS = 10

const FIGURES = [
  { key: 'new', filter: { stage: 'new' } },
  { key: 'talking', filter: { stage: 'talking' } },
  { key: 'waiting', filter: { isWaiting: true } },
] as const

/** Renders the numbers of leads by project, each a link to these leads; nothing without open ones. */
export function ProjectLeads({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation('account-leads')
  const { language } = usePage()
  const href = (query: Partial<AccountLeadQuery>) => toLocalizedPath(leadListPath(query), language)
  const withLeads = projects.filter((project) => FIGURES.some(({ key }) => project[key] > 0))
  if (withLeads.length === 0) return null
  return (
    <section className="project-leads">
      <div className="section-head">
        <h2>{t('by_project')}</h2>
        <a className="more" href={href({})}>
          {t('all_leads')}
        </a>
      </div>
      <Table
        caption={t('by_project')}
        columns={[
          {
            key: 'project',
            head: t('project'),
            cell: ({ id, title }) => <a href={href({ projectId: id })}>{title}</a>,
          },
          ...FIGURES.map(({ key, filter }) => ({
            key,
            head: t(key === 'waiting' ? 'waiting' : `stages.${key}`),
            number: true,
            cell: (project: Project) =>
              project[key] > 0 ? (
                <a href={href({ projectId: project.id, ...filter })}>
                  {formatNumber(project[key], language)}
                </a>
              ) : (
                0
              ),
          })),
        ]}
        rows={withLeads.slice(0, MAX_PROJECTS)}
        rowKey={({ id }) => id}
      />
    </section>
  )
}
