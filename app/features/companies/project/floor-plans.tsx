import { useTranslation } from 'react-i18next'
import { formatMoney, listShownPrices, pictureSources } from '~/features/statements'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Picture } from '~/ui/picture'
import { type Column, Table } from '~/ui/table'
import type { FlatLayout } from '~/upstream/projects.server'

const MAX_PLAN_WIDTH = 160

export function FloorPlans({ layouts }: { layouts: FlatLayout[] }) {
  const { t } = useTranslation('companies')
  const { language, currency } = usePage()
  if (layouts.length === 0) return null
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : formatMoney(amount, currency, language)
  const columns: Column<FlatLayout>[] = [
    { key: 'rooms', head: t('layouts.flat'), cell: (layout) => <FloorPlanCell layout={layout} /> },
    { key: 'floors', head: t('layouts.floors'), wide: true, cell: ({ floors }) => formatFloors(floors) },
    {
      key: 'square',
      number: true,
      wide: true,
      head: t('layouts.square_price'),
      cell: ({ price }) => money(price[currency]?.perSquare),
    },
    {
      key: 'total',
      number: true,
      head: t('layouts.price'),
      cell: ({ price }) => <TotalPrice price={price} />,
    },
  ]
  return (
    <section className="layouts">
      <h2>{t('layouts.title')}</h2>
      <Table
        caption={t('layouts.title')}
        columns={columns}
        rows={layouts}
        rowKey={({ rooms, area }) => `${rooms} ${area}`}
      />
    </section>
  )
}

/** Renders the price in both currencies, the chosen one first. */
function TotalPrice({ price }: Pick<FlatLayout, 'price'>) {
  const { language, currency } = usePage()
  const [first, second] = listShownPrices(price, currency).map((shown) =>
    formatMoney(shown.total, shown.currency, language),
  )
  return (
    <>
      <b>{first}</b> {second ? <small className="mute">{second}</small> : null}
    </>
  )
}

function FloorPlanCell({ layout: { rooms, area, image } }: { layout: FlatLayout }) {
  const { t } = useTranslation('companies')
  const { language, lightMode } = usePage()
  const flat = t('layouts.of', { count: rooms, area: formatNumber(area, language, 1) })
  return (
    <span className="company-plan">
      {image ? (
        <a href={image.href} aria-label={t('layouts.open', { flat })}>
          <Picture
            {...pictureSources(image, { maxWidth: MAX_PLAN_WIDTH, lightMode })}
            width={80}
            height={60}
            sizes="80px"
            alt=""
          />
        </a>
      ) : null}
      {flat}
    </span>
  )
}

function formatFloors({ from, to }: FlatLayout['floors']): string {
  if (from === undefined || to === undefined) return String(from ?? to ?? '')
  return from === to ? String(from) : `${from}–${to}`
}
