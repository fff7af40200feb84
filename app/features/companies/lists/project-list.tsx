import { useTranslation } from 'react-i18next'
import { CurrencySwitch } from '~/features/currency'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { CardList } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { NumberField } from '~/ui/number-field'
import { SelectField } from '~/ui/select'
import { UnreachablePart } from '~/ui/unreachable-part'
import { PROJECT_STATUSES } from '~contract/companies'
import { CURRENCY_IDS, CURRENCY_SIGNS } from '~contract/currencies'
import { ListPagination } from '../list-pagination'
import { listHref } from '../list-params'
import { ProjectCard } from '../project/project-card'
import { toProjectParams } from './project-filter'
import type { ProjectsData } from './projects-loader.server'

/** Cards visible at once on a desktop: their pictures load eagerly. */
const EAGER_CARDS = 2

export function ProjectList({ data }: { data: ProjectsData }) {
  const { currency, layout } = usePage()
  const { projects, filter, path, lastPage, cities } = data
  const href = (page: number) => listHref(path, { ...toProjectParams(filter), page })
  return (
    <>
      {cities ? (
        <ProjectFilterForm data={data} cities={cities} />
      ) : (
        <UnreachablePart retryHref={layout.currentHref} />
      )}
      {projects.length > 0 ? (
        <>
          <div className="company-currency">
            <CurrencySwitch chosen={currency} />
          </div>
          <CardList four>
            {projects.map((project, place) => (
              <ProjectCard key={project.id} project={project} first={place < EAGER_CARDS} />
            ))}
          </CardList>
        </>
      ) : (
        <NoProjects data={data} href={href} />
      )}
      <ListPagination page={filter.page} lastPage={lastPage} hasNext={projects.length > 0} href={href} />
    </>
  )
}

function ProjectFilterForm({
  data: { filter, districts },
  cities,
}: {
  data: ProjectsData
  cities: NonNullable<ProjectsData['cities']>
}) {
  const { t } = useTranslation('companies')
  const { layout } = usePage()
  const { city, district, price, wrongPrice, currency, state } = filter
  return (
    <form
      className="company-find"
      method="get"
      action={new URL(layout.currentHref, 'http://here.invalid').pathname}
    >
      <input type="hidden" name="activeTab" value="2" />
      <input type="hidden" name="currency_id" value={CURRENCY_IDS[currency]} />
      <FilterSelect name="cities" label={t('filters.city')} chosen={city} options={cities} />
      {districts.length > 0 ? (
        <FilterSelect name="districts" label={t('filters.district')} chosen={district} options={districts} />
      ) : null}
      {(['from', 'to'] as const).map((end) => (
        <NumberField
          key={end}
          id={`square_price_${end}`}
          name={`square_price_${end}`}
          label={t(`filters.price_${end}`)}
          unit={CURRENCY_SIGNS[currency]}
          defaultValue={wrongPrice[end] ?? price[end] ?? ''}
          error={wrongPrice[end] === undefined ? undefined : t('filters.price_wrong')}
        />
      ))}
      <FilterSelect
        name="building_status"
        label={t('filters.state')}
        chosen={state}
        options={PROJECT_STATUSES.map((id) => ({ id, name: t(`states.${id}`) }))}
      />
      <Button icon="search">{t('show')}</Button>
    </form>
  )
}

interface FilterSelectProps {
  name: string
  label: string
  chosen: number | string | undefined
  options: readonly { id: number | string; name: string }[]
}

function FilterSelect({ name, label, chosen, options }: FilterSelectProps) {
  const { t } = useTranslation('companies')
  return (
    <SelectField
      id={name}
      name={name}
      label={label}
      blank={t('filters.all')}
      defaultValue={chosen ?? ''}
      options={options.map((one) => ({ value: one.id, label: one.name }))}
    />
  )
}

function NoProjects({
  data: { filter, path, lastPage },
  href,
}: {
  data: ProjectsData
  href: (page: number) => string
}) {
  const { t } = useTranslation('companies')
  const isFiltered = Object.keys(toProjectParams(filter)).length > 0
  if (filter.page > 1 && lastPage !== undefined && lastPage < filter.page)
    return (
      <EmptyState
        title={t('past_end')}
        action={<ButtonLink href={href(lastPage)}>{t('last_page')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('projects.none')}
      action={isFiltered ? <ButtonLink href={path}>{t('clear')}</ButtonLink> : null}
    />
  )
}
