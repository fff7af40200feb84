import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatNumber } from '../../../i18n/format'
import { Button, ButtonLink } from '../../../ui/button'
import { CardList } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Icon } from '../../../ui/icon'
import { Output } from '../../../ui/output'
import { SelectField } from '../../../ui/select'
import { PAGE_SIZE, type Sort, searchAddress, sorts } from '../../criteria'
import { StatementCard } from '../../statements'
import { Pages } from '../pages'
import { offeredAddress } from './address'
import type { OfferedData } from './load.server'

interface OfferedProps {
  offered: OfferedData
  /** The page they stand on, which the form comes back to. */
  path: string
  title: string
}

/** The statements of somebody: how many, a form that chooses and orders, the cards, the other pages. */
export function Offered({ offered, path, title }: OfferedProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { criteria, cards, total, lastPage } = offered
  return (
    <section id="offered" className="co-offered" aria-labelledby="offered-title">
      <div className="sec-head">
        <h2 id="offered-title">{title}</h2>
        {total === undefined ? null : (
          <span className="mute">
            <Output name="count" value={total}>
              {t('found', { count: total, shown: formatNumber(total, language) })}
            </Output>
          </span>
        )}
        {total ? (
          <a className="more" href={searchAddress({ ...criteria, page: 1 }, language)}>
            {t('more_filters')}
            <Icon name="right" />
          </a>
        ) : null}
      </div>
      <Chooser offered={offered} path={path} />
      {cards.length > 0 ? (
        <CardList>
          {cards.map((card) => (
            <StatementCard key={card.id} statement={card} level="h3" />
          ))}
        </CardList>
      ) : (
        <Nothing offered={offered} path={path} />
      )}
      <Pages
        page={criteria.page}
        lastPage={lastPage}
        hasNext={cards.length === PAGE_SIZE}
        href={(page) => offeredAddress(path, { ...criteria, page })}
      />
    </section>
  )
}

function Chooser({ offered: { options, criteria, cards, isChosen }, path }: Omit<OfferedProps, 'title'>) {
  const { t } = useTranslation(['people', 'search'])
  if (cards.length < 2 && !isChosen) return null
  const url = new URL(path, 'http://here.invalid')
  return (
    <form className="co-find" method="get" action={`${url.pathname}#offered`}>
      {[...url.searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {options.map(({ name, chosen, entries }) => (
        <SelectField
          key={name}
          id={name}
          name={name}
          label={t(`people:choose.${name}`)}
          blank={t('people:choose.all')}
          defaultValue={chosen ?? ''}
          options={entries.map((entry) => ({ value: entry.id, label: entry.name }))}
        />
      ))}
      <SelectField
        id="order_by"
        name="order_by"
        label={t('people:order')}
        defaultValue={criteria.sort ?? 'date_desc'}
        options={(Object.keys(sorts) as Sort[]).map((sort) => ({
          value: sort,
          label: t(`search:sorts.${sort}`),
        }))}
      />
      <Button>{t('people:show')}</Button>
    </form>
  )
}

function Nothing({ offered: { isChosen, criteria, lastPage, total }, path }: Omit<OfferedProps, 'title'>) {
  const { t } = useTranslation(['people', 'search'])
  if (total && lastPage !== undefined && criteria.page > lastPage)
    return (
      <EmptyState
        level="h3"
        title={t('people:past_end')}
        action={
          <ButtonLink href={offeredAddress(path, { ...criteria, page: lastPage })}>
            {t('people:last_page')}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      level="h3"
      title={t('people:nothing_offered')}
      action={isChosen ? <ButtonLink href={`${path}#offered`}>{t('people:clear')}</ButtonLink> : null}
    />
  )
}
