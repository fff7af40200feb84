import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatPriceRange, homeUrl, StatementCard, statementUrl } from '~/features/statements'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { requireIdParam } from '~/http/require-id-param.server'
import { formatNumber } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { TextPage, TextSection } from '~/ui/text-page'
import textSheet from '~/ui/text-page.css?url'
import { type SameHome, sameHomeById, separateStatement } from '~/upstream/same-homes.server'
import { MIN_HOME_SCORE } from '~contract/same-homes'
import { separateForm } from './form'
import sheet from './same-homes.css?url'

export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const [home, i18n] = await Promise.all([
    visitor.call(sameHomeById(requireIdParam(args.params))),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'same-homes')
  const sellers = home.statements[0]?.homeGroup?.sellers ?? home.statements.length
  return {
    home,
    title: t('title', { count: sellers }),
    rules: t('rules', { returnObjects: true }),
  }
}

async function sameHomeAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(separateForm, async ({ values, refuse }) => {
      await requireUser(visitor, args.request)
      const answer = await visitor.call(separateStatement(values.statement))
      if (!answer.ok) return refuse(answer)
      return redirectWithFlash(
        statementUrl({ id: values.statement, slug: '' }, visitor.language),
        'statement_separated',
      )
    }),
  )
}

export const action = pageAction(sameHomeAction)

export const links: LinksFunction = () => [textSheet, sheet].map((href) => ({ rel: 'stylesheet', href }))

export const meta = createMeta<typeof loader>(({ title, home }) => ({
  title,
  canonical: homeUrl(home.id, 'ka'),
  noIndex: true,
}))

export default function SameHomePage() {
  const { t } = useTranslation('same-homes')
  const { currency, language } = usePage()
  const { home, title, rules } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>
  const prices = home.statements[0]?.homeGroup?.prices
  const range = prices && formatPriceRange(prices, currency, language)
  return (
    <TextPage title={title} lead={range ? t('lead', { range }) : t('lead_without_price')}>
      <div className="list">
        <ul className="cards same-home">
          {home.statements.map((statement, at) => (
            <StatementCard key={statement.id} statement={statement} first={at === 0} isInGroup />
          ))}
        </ul>
      </div>
      <OwnStatements home={home} />
      <Evidence home={home} />
      <TextSection id="rules" messages={rules} />
    </TextPage>
  )
}

/** Renders a button for each statement of the viewer. */
function OwnStatements({ home }: { home: SameHome }) {
  const { t } = useTranslation('same-homes')
  const { language, layout } = usePage()
  const { form, fields } = useDefinedForm(separateForm)
  if (home.ownIds.length === 0) return null
  return (
    <section className="prose panel" id="own">
      <h2>{t('own.title')}</h2>
      <p>{t('own.text')}</p>
      <PostForm form={form} className="row" action={layout.currentHref}>
        {home.ownIds.map((id) => (
          <Button key={id} name={fields.statement.name} value={id}>
            {t('own.separate', { id: formatId(id, language) })}
          </Button>
        ))}
      </PostForm>
    </section>
  )
}

/** Renders the strongest pair of each statement after the first. */
function Evidence({ home: { statements, pairs } }: { home: SameHome }) {
  const { t } = useTranslation('same-homes')
  const { language } = usePage()
  const shown = statements.slice(1).flatMap(({ id }, at) => {
    const earlier = statements.slice(0, at + 1).map((each) => each.id)
    const own = pairs.filter(
      ({ one, other }) => (one === id && earlier.includes(other)) || (other === id && earlier.includes(one)),
    )
    return own.slice(0, 1)
  })
  const toLink = (id: number) => (
    <a href={statementUrl({ id, slug: '' }, language)}>{formatId(id, language)}</a>
  )
  return (
    <section className="prose" id="evidence">
      <h2>{t('evidence.title')}</h2>
      {shown.map((pair) => (
        <div key={`${pair.one} ${pair.other}`}>
          <h3>
            {toLink(pair.one)} {t('evidence.and')} {toLink(pair.other)}
          </h3>
          {pair.decidedBy === 'operator' ? <p>{t('evidence.operator')}</p> : null}
          <ul>
            {pair.evidence.map(({ kind, points, figures }) => (
              <li key={kind}>
                {formatEvidence(kind, figures, t, language)}{' '}
                <span className="mute nowrap">
                  {points > 0 ? '+' : ''}
                  {formatNumber(points, language, 1)}
                </span>
              </li>
            ))}
          </ul>
          {pair.decidedBy === 'operator' ? null : (
            <p className="mute sm">
              {t('evidence.score', {
                score: formatNumber(pair.score, language, 1),
                min: formatNumber(MIN_HOME_SCORE, language, 1),
              })}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

function formatEvidence(
  kind: SameHome['pairs'][number]['evidence'][number]['kind'],
  figures: readonly number[],
  t: TFunction<'same-homes'>,
  language: Language,
): string {
  const [first = '', second = ''] = figures.map((figure) => formatNumber(figure, language, 1))
  return t(`evidence.kinds.${kind}`, { first, second, count: figures[0] ?? 0 })
}
