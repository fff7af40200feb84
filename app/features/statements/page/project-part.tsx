import { useTranslation } from 'react-i18next'
import { searchShortcutUrl } from '~/features/search-filters'
import { formatDelivery, projectHref } from '~/features/statement-owner'
import { usePage } from '~/page/use-page'
import type { StatementCard } from '~/upstream/statements.server'
import { useFormatPrice } from '../cards/use-format-price'
import { formatArea, formatFloor } from '../format-facts'
import { statementUrl } from '../urls'
import type { StatementData } from './loader.server'

/** Renders the residential complex of a flat: its name, its stage and other flats in it. */
export function ProjectPart({ data: { statement, projectFlats } }: { data: StatementData }) {
  const { t } = useTranslation('statement-page')
  const { t: companies } = useTranslation('companies')
  const { language } = usePage()
  const { project } = statement
  if (!project) return null
  const delivery = formatDelivery(project, { t: companies, language })
  return (
    <section className="project-part">
      <h2>{t('complex')}</h2>
      <p>
        <a href={projectHref(project.key, language)}>{project.name}</a>
        {delivery ? ` · ${delivery}` : null}
      </p>
      {projectFlats.length > 0 ? (
        <>
          <h3>{t('flats_in_complex')}</h3>
          <ul className="project-flats">
            {projectFlats.map((flat) => (
              <ProjectFlat key={flat.id} flat={flat} />
            ))}
          </ul>
        </>
      ) : null}
      {project.id && projectFlats.length > 0 ? (
        <p>
          <a href={searchShortcutUrl({ lists: { projects: [project.id] } }, language)}>
            {t('all_in_complex')}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function ProjectFlat({ flat }: { flat: StatementCard }) {
  const { t: shared } = useTranslation('statement')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  const rooms =
    flat.rooms && shared('rooms', { count: Number.parseInt(flat.rooms, 10) || 2, rooms: flat.rooms })
  const facts = [rooms, formatArea(flat, shared, language), formatFloor(flat, shared)]
  return (
    <li>
      <a href={statementUrl(flat, language)}>{facts.filter(Boolean).join(' · ')}</a>{' '}
      <b className="nowrap">{formatPrice(flat)}</b>
    </li>
  )
}
