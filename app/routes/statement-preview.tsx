import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { ServiceLinks } from '~/features/services'
import { DraftGaps, draftPhotoHref, draftPreviewPath, draftStepHref } from '~/features/statement-drafts'
import { openDraft } from '~/features/statement-drafts/index.server'
import { loadPreview } from '~/features/statements/page/loader.server'
import { StatementView } from '~/features/statements/page/view'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { type DraftPhoto, draftPreview, editedPreview } from '~/upstream/statement-drafts.server'
import { findDraftErrors } from '~contract/statement-drafts'

/** Loads a draft as visitors will see it, for those who may edit it; views are not counted. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, page, draft, reference } = await openDraft(args)
  const { language } = visitor
  if (!draft) throw redirect(draftStepHref(page, language))
  const canonical = draftPreviewPath(page.statement)
  const [i18n, found] = await Promise.all([
    getI18n(language),
    visitor.call(
      page.statement === undefined && reference
        ? draftPreview(reference)
        : editedPreview(page.statement ?? 0),
    ),
  ])
  const { id, photos } = draft
  const statement = found && id ? withDraftPhotos(found, { id, photos }, language) : found
  return {
    page,
    errors: findDraftErrors(draft.values),
    hasPhotos: photos.length > 0,
    isInReview: draft.state === 'in_review',
    canonical,
    shown: statement && (await loadPreview(args, statement, toLocalizedPath(canonical, language))),
    title: i18n.getFixedT(language, 'statement-drafts')('preview.title'),
  }
}

/** Replaces the files of photos that are not public yet by those that readers of the draft may see. */
function withDraftPhotos(
  { images, ...statement }: StatementDetails,
  { id, photos }: { id: string; photos: readonly DraftPhoto[] },
  language: Language,
): StatementDetails {
  const ordered = photos.toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
  const visible = images.map((image, at) => {
    const photo = ordered[at]
    if (!photo || photo.url !== undefined) return image
    const href = draftPhotoHref(id, photo, language, 'large')
    return { ...image, files: { large: href, thumb: href }, href }
  })
  return { ...statement, images: visible }
}

export const action = pageAction()

export const meta = createMeta<typeof loader>(({ title, shown, canonical }) => ({
  title: shown ? `${title}: ${shown.statement.title}` : title,
  canonical,
  noIndex: true,
}))

export default function StatementPreview() {
  const { t } = useTranslation(['statement-drafts', 'statement-page'])
  const { language } = usePage()
  const { page, errors, hasPhotos, isInReview, shown, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="wrap stack preview-notice">
        <Flash tone="warn" quiet>
          <div className="stack">
            <p>
              <b>{t('preview.notice')}</b> {t('preview.saved')}
            </p>
            <p className="row">
              <ButtonLink size="small" icon="left" href={draftStepHref(page, language)}>
                {t('preview.back')}
              </ButtonLink>
              {page.step === 'check' || isInReview ? null : (
                <ButtonLink
                  size="small"
                  icon="check"
                  href={draftStepHref({ ...page, step: 'check' }, language)}
                >
                  {t('preview.publish')}
                </ButtonLink>
              )}
            </p>
          </div>
        </Flash>
        {isInReview ? null : <DraftGaps page={page} errors={errors} hasPhotos={hasPhotos} />}
        {shown ? null : (
          <>
            <h1>{title}</h1>
            <p>{t('preview.too_little')}</p>
          </>
        )}
      </div>
      {shown ? (
        <StatementView
          data={shown}
          services={
            <ServiceLinks title={t('statement-page:services')} names={['appraisal', 'legal', 'registry']} />
          }
          isPreview
        />
      ) : null}
    </>
  )
}
