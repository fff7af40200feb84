import type { LoaderFunctionArgs } from '@remix-run/node'
import { toAttachment } from '~/http/attachment'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { loadCalculator } from './loader.server'
import { createSchedule } from './schedule'
import { formatScheduleCsv } from './schedule-csv'

/** Returns 404 if the URL describes no loan. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const [calculator, i18n] = await Promise.all([
    loadCalculator(visitor, new URL(request.url).searchParams),
    getI18n(language),
  ])
  const result = calculator?.calculation.result
  if (!result || result.isFullyPaid) throw new Response(null, { status: 404 })
  const t = i18n.getFixedT(language, 'loan')
  const heads = (['month', 'payment', 'interest', 'principal', 'balance'] as const).map((key) =>
    t(`schedule.${key}`),
  )
  return new Response(formatScheduleCsv(createSchedule(result.loan), heads), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': toAttachment('loan-schedule.csv'),
      'X-Robots-Tag': 'noindex',
    },
  })
}
