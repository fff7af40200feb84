import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { useDraftFieldTexts } from '~/features/statement-drafts'
import { loadDraftOptions } from '~/features/statement-drafts/index.server'
import { TextAreaField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import type { ReceivedForm } from '~/forms/received-form.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import { PageHead } from '~/ui/page-head'
import { UserText } from '~/ui/user-text'
import { decideReview, reviewById, type StatementReviewDetails } from '~/upstream/statement-reviews.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { MAX_REFUSAL_LENGTH } from '~contract/draft-reviews'
import type { DraftField } from '~contract/statement-drafts'
import { isUuid } from '~contract/values/ids'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { requireOperator } from '../require-operator.server'
import { reportedStatementPath } from '../statements/urls'
import { userPath } from '../users/urls'
import { formatWaiting } from '../waiting'
import { reviewPublishForm, reviewRefuseForm } from './form'
import { formatReviewTitle } from './review-title'
import { REVIEWS_PATH, reviewPath, reviewPhotoPath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const review = await visitor.call(reviewById(requireReviewId(params)))
  const options = await loadDraftOptions(visitor, review.values)
  return { review, options, title: formatReviewTitle(review, options) }
}

type ReviewData = Awaited<ReturnType<typeof loader>>

export async function reviewAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const id = requireReviewId(args.params)
  const showList = (flash: FlashName) =>
    redirectWithFlash(toLocalizedPath(REVIEWS_PATH, visitor.language), flash)
  const decide = async (
    decision: Parameters<typeof decideReview>[1],
    { flash, refuse }: { flash: FlashName; refuse: ReceivedForm<unknown>['refuse'] },
  ) => {
    const answer = await visitor.call(decideReview(id, decision)).catch(toUndefinedIfMissing)
    if (!answer) return showList('review_decided')
    return answer.ok ? showList(flash) : refuse(answer)
  }
  return handleForms(
    args,
    onSubmit(reviewPublishForm, async ({ refuse, reject }) => {
      try {
        return await decide('publish', { flash: 'review_published', refuse })
      } catch (error) {
        if (!isUpstreamError(error) || error.status !== 409) throw error
        return reject({ '': { key: 'review_of_deleted' } }, { status: 409 })
      }
    }),
    onSubmit(reviewRefuseForm, ({ values, refuse }) =>
      decide({ refusal: values.reason }, { flash: 'review_refused', refuse }),
    ),
  )
}

function requireReviewId(params: LoaderFunctionArgs['params']): string {
  const { id = '' } = params
  if (!isUuid(id)) throw notFound('errors.page_desc')
  return id
}

export const action = pageAction(reviewAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, review }) => ({
  title,
  canonical: reviewPath(review.id),
  noIndex: true,
}))

export default function DeskReview() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <ReviewView data={data} />
    </>
  )
}

function ReviewView({ data }: { data: ReviewData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { review } = data
  return (
    <div className="stack prose desk-page">
      {review.signs.length > 0 ? (
        <Flash tone="warn">
          <ul>
            {review.signs.map((sign) => (
              <li key={sign}>{t(`reviews.signs.${sign}`)}</li>
            ))}
          </ul>
        </Flash>
      ) : null}
      <FactSheet
        facts={[
          { name: t('lead.waiting'), value: formatWaiting({ createdAt: review.waitingSince }, t) },
          {
            name: t('reviews.owner'),
            value: (
              <a href={toLocalizedPath(userPath(review.ownerId), language)}>
                {toReaderName(review.owner, language) || t('leads.unnamed', { id: review.ownerId })}
              </a>
            ),
          },
          { name: t('reviews.registered'), value: formatDay(review.ownerRegisteredAt, language) },
          { name: t('reviews.published'), value: review.ownerStatements },
          ...(review.statement === undefined
            ? []
            : [
                {
                  name: t('facts.statement'),
                  value: (
                    <a href={toLocalizedPath(`/statements/${review.statement}`, language)}>
                      {formatId(review.statement, language)}
                    </a>
                  ),
                },
              ]),
        ]}
      />
      <ReviewPhotos review={review} />
      <ReviewChanges data={data} />
      <Refusals refusals={review.refusals} />
      <Decision />
      <p className="row">
        <ButtonLink icon="left" href={toLocalizedPath(REVIEWS_PATH, language)}>
          {t('reviews.title')}
        </ButtonLink>
        <ButtonLink icon="alert" href={toLocalizedPath(userPath(review.ownerId), language)}>
          {t('users.acts.block')}
        </ButtonLink>
        {review.statement === undefined ? null : (
          <ButtonLink icon="alert" href={toLocalizedPath(reportedStatementPath(review.statement), language)}>
            {t('statements.acts.block')}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}

function Refusals({ refusals }: Pick<ReviewData['review'], 'refusals'>) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  if (refusals.length === 0) return null
  return (
    <section>
      <h2>{t('reviews.refusals')}</h2>
      <ol className="leads">
        {refusals.map(({ operator, at, text }) => (
          <li key={at.toISOString()}>
            <p className="sm mute">
              <Badge tone="off">{formatDay(at, language)}</Badge> {toReaderName(operator, language)}
            </p>
            <UserText className="pre">{text}</UserText>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Decision() {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const publish = useDefinedForm(reviewPublishForm)
  const refuse = useDefinedForm(reviewRefuseForm)
  return (
    <>
      <PostForm form={publish.form} action={layout.currentHref}>
        <Button variant="main" icon="check">
          {t('reviews.publish')}
        </Button>
      </PostForm>
      <PostForm form={refuse.form} className="stack" action={layout.currentHref}>
        <TextAreaField
          field={refuse.fields.reason}
          label={t('reviews.reason')}
          hint={t('reviews.reason_hint')}
          rows={4}
          maxLength={MAX_REFUSAL_LENGTH}
        />
        <p>
          <Button>{t('reviews.refuse')}</Button>
        </p>
      </PostForm>
    </>
  )
}

function ReviewPhotos({ review }: { review: StatementReviewDetails }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  if (review.photos.length === 0) return <p className="mute">{t('reviews.no_photos')}</p>
  return (
    <ul className="review-photos">
      {review.photos.map(({ token, url, caption, width, height }, index) => (
        <li key={token}>
          <figure>
            <img
              src={url ?? toLocalizedPath(reviewPhotoPath(review.id, token), language)}
              alt={caption || t('reviews.photo', { number: index + 1 })}
              width={width}
              height={height}
              loading="lazy"
            />
            {caption ? <figcaption className="sm">{caption}</figcaption> : null}
          </figure>
        </li>
      ))}
    </ul>
  )
}

/** Renders the new values of the statement, with the current value before each change. */
function ReviewChanges({ data: { review, options } }: { data: ReviewData }) {
  const { t } = useTranslation('desk')
  const { listFields, formatName, formatValue } = useDraftFieldTexts(options)
  const { values, published } = review
  const fields = new Set([...listFields(values), ...listFields(published ?? {})])
  const texts = [...fields].map((field) => {
    const [before, after] = [formatValue(field, published ?? {}), formatValue(field, values)]
    const isChanged = published !== undefined && before !== after
    return {
      field,
      name: formatName(field),
      value: <ChangedText before={isChanged ? before : ''} after={after} isChanged={isChanged} />,
    }
  })
  return (
    <section className="stack">
      <h2>{t('reviews.contents')}</h2>
      <FactSheet facts={texts.filter(({ field }) => !isDescription(field))} />
      {texts
        .filter(({ field }) => isDescription(field))
        .map(({ field, name, value }) => (
          <div key={field}>
            <h3>{name}</h3>
            {value}
          </div>
        ))}
    </section>
  )
}

const isDescription = (field: DraftField) => field.startsWith('comment_')

function ChangedText({ before, after, isChanged }: { before: string; after: string; isChanged: boolean }) {
  if (!isChanged) return <UserText className="pre">{after}</UserText>
  return (
    <>
      {before ? (
        <UserText as="del" className="pre">
          {before}
        </UserText>
      ) : null}{' '}
      {after ? (
        <UserText as="ins" className="pre">
          {after}
        </UserText>
      ) : null}
    </>
  )
}
