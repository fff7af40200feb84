import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Button, ButtonLink } from '../../../ui/button'
import { CardList } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { SelectField } from '../../../ui/select'
import { NumberField } from '../../../ui/text-field'
import { currencyIds, currencySigns } from '../../../upstream/currencies'
import { CurrencySwitch } from '../../currency'
import { listAddress } from '../page-query'
import { Pages } from '../pages'
import { ProjectCard } from '../project/project-card'
import type { ProjectsData } from './load-projects.server'
import { projectParameters, STATES } from './project-filter'

/** Cards in sight at once on a desk: their pictures are fetched first. */
const IN_SIGHT = 2

/** Projects: the form that filters them, the cards, the other pages. */
export function ProjectList({ data }: { data: ProjectsData }) {
  const { currency } = usePage()
  const { projects, filter, path, lastPage } = data
  const href = (page: number) => listAddress(path, { ...projectParameters(filter), page })
  return (
    <>
      <Filter data={data} />
      {projects.length > 0 ? (
        <>
          <div className="co-currency">
            <CurrencySwitch chosen={currency} />
          </div>
          <CardList four>
            {projects.map((project, place) => (
              <ProjectCard key={project.id} project={project} first={place < IN_SIGHT} />
            ))}
          </CardList>
        </>
      ) : (
        <Nothing data={data} href={href} />
      )}
      <Pages page={filter.page} lastPage={lastPage} hasNext={projects.length > 0} href={href} />
    </>
  )
}

function Filter({ data: { filter, cities, districts } }: { data: ProjectsData }) {
  const { t } = useTranslation('people')
  const { shell } = usePage()
  const { city, district, price, currency, state } = filter
  const places = (entries: { id: number; name: string }[]) =>
    entries.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <form className="co-find" method="get" action={new URL(shell.here, 'http://here.invalid').pathname}>
      <input type="hidden" name="activeTab" value="2" />
      <input type="hidden" name="currency_id" value={currencyIds[currency]} />
      <SelectField
        id="cities"
        name="cities"
        label={t('choose.city')}
        blank={t('choose.all')}
        defaultValue={city ?? ''}
        options={places(cities)}
      />
      {districts.length > 0 ? (
        <SelectField
          id="districts"
          name="districts"
          label={t('choose.district')}
          blank={t('choose.all')}
          defaultValue={district ?? ''}
          options={places(districts)}
        />
      ) : null}
      <NumberField
        id="square_price_from"
        name="square_price_from"
        label={t('choose.price_from')}
        unit={currencySigns[currency]}
        defaultValue={price.from ?? ''}
      />
      <NumberField
        id="square_price_to"
        name="square_price_to"
        label={t('choose.price_to')}
        unit={currencySigns[currency]}
        defaultValue={price.to ?? ''}
      />
      <SelectField
        id="building_status"
        name="building_status"
        label={t('choose.state')}
        blank={t('choose.all')}
        defaultValue={state ?? ''}
        options={STATES.map((one) => ({ value: one, label: t(`states.${one}`) }))}
      />
      <Button icon="search">{t('show')}</Button>
    </form>
  )
}

function Nothing({
  data: { filter, path, lastPage },
  href,
}: {
  data: ProjectsData
  href: (page: number) => string
}) {
  const { t } = useTranslation('people')
  const isFiltered = Object.keys(projectParameters(filter)).length > 0
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
