import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { type Column, Table } from '~/ui/table'
import type { AccuracyReport } from '~/upstream/estimate-accuracy.server'

type Score = AccuracyReport['scores'][number]
type NamedScore = Score & { label: string }

export function AccuracyTables({
  scores,
  districts,
}: {
  scores: Score[]
  districts: { id: number; name: string }[]
}) {
  const { t } = useTranslation('estimate')
  const segmentNames: Record<string, string> = t('accuracy.segments', { returnObjects: true })
  const listNamedScores = (prefix: string, nameOf: (rest: string) => string | undefined): NamedScore[] =>
    scores.flatMap((score) => {
      if (!score.name.startsWith(prefix) || score.count === 0) return []
      const label = nameOf(score.name.slice(prefix.length))
      return label ? [{ ...score, label }] : []
    })
  return (
    <>
      <ScoreTable
        title={t('accuracy.by_district')}
        rows={listNamedScores('district ', (id) => districts.find((one) => String(one.id) === id)?.name)}
      />
      <ScoreTable
        title={t('accuracy.by_segment')}
        rows={listNamedScores('segment ', (name) => segmentNames[name])}
      />
      <ScoreTable
        title={t('accuracy.by_status')}
        rows={listNamedScores('status ', (name) => segmentNames[name])}
      />
    </>
  )
}

function ScoreTable({ title, rows }: { title: string; rows: NamedScore[] }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  if (rows.length === 0) return null
  const percent = (value: number) => `${formatNumber(value, language, 1)}%`
  const columns: Column<NamedScore>[] = [
    { key: 'part', head: t('accuracy.segment'), cell: ({ label }) => label },
    {
      key: 'flats',
      head: t('accuracy.flats'),
      number: true,
      wide: true,
      cell: ({ count }) => formatNumber(count, language),
    },
    {
      key: 'error',
      head: t('accuracy.median'),
      number: true,
      cell: ({ medianError }) => percent(medianError),
    },
    {
      key: 'within10',
      head: '≤ 10%',
      number: true,
      wide: true,
      cell: ({ within10 }) => percent(within10),
    },
    {
      key: 'within20',
      head: '≤ 20%',
      number: true,
      wide: true,
      cell: ({ within20 }) => percent(within20),
    },
    {
      key: 'range',
      head: t('accuracy.in_range'),
      number: true,
      cell: ({ inRange }) => percent(inRange),
    },
  ]
  return (
    <section className="estimate-scores">
      <h2>{title}</h2>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </section>
  )
}
