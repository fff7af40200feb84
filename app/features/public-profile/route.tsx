import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import type { ReceivedForm, RejectedForm } from '~/forms/received-form.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { ownPublicProfile, updatePublicProfile, uploadProfilePicture } from '~/upstream/public-profile.server'
import type { Refusal } from '~/upstream/refusals'
import { isCompany } from '~contract/accounts'
import { MAX_PROFILE_PICTURE_BYTES, PROFILE_PICTURE_KINDS } from '~contract/public-profile'
import { companyProfileForm, PUBLIC_PROFILE_PATH, personProfileForm } from './form'
import { PublicProfileForm } from './public-profile-form'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const [profile, i18n] = await Promise.all([visitor.call(ownPublicProfile), getI18n(visitor.language)])
  const page = user.role === 'broker' ? `/br/${profile.slug}` : `/d/${user.id}`
  return {
    ...profile,
    isCompany: isCompany(user.role),
    pageHref: isCompany(user.role) && profile.slug ? toLocalizedPath(page, visitor.language) : undefined,
    title: i18n.getFixedT(visitor.language, 'public-profile')('title'),
  }
}

/** Placeholder for a file that is not a picture, which the schema rejects. */
const NO_PICTURE = 'no picture'

/**
 * Replaces pictures by tokens, so that they need not be chosen again when the form is shown again.
 * @returns the upstream's reason for refusing uploads
 */
async function uploadPictures(visitor: Visitor, fields: FormData): Promise<Refusal | undefined> {
  for (const kind of PROFILE_PICTURE_KINDS) {
    const file = fields.get(kind)
    if (!(file instanceof File)) continue
    if (file.size === 0) fields.delete(kind)
    if (file.size === 0 || file.size > MAX_PROFILE_PICTURE_BYTES) continue
    const answer = await visitor.call(uploadProfilePicture(kind, file))
    if (answer.ok) {
      fields.delete(kind)
      fields.set(`${kind}_token`, answer.token)
      fields.set(`${kind}_url`, answer.url)
    } else if (answer.waitSeconds || answer.fieldErrors.length === 0) {
      return answer
    } else {
      fields.set(kind, NO_PICTURE)
    }
  }
  return undefined
}

async function publicProfileAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const user = await requireUser(visitor, args.request)
  const upload = (fields: FormData) => uploadPictures(visitor, fields)
  const savePerson = onSubmit(
    personProfileForm,
    ({ values: { display_name, photo_token, remove_photo }, refuse }) =>
      save(visitor, { display_name, photo_token: toPictureChange(photo_token, remove_photo) }, refuse),
    upload,
  )
  const saveCompany = onSubmit(
    companyProfileForm,
    ({ values, refuse }) => {
      const { photo, photo_url, remove_photo, cover, cover_url, remove_cover, links, ...texts } = values
      const change = {
        ...texts,
        links: [...new Set(links.filter(Boolean))].join('\n'),
        photo_token: toPictureChange(texts.photo_token, remove_photo),
        cover_token: toPictureChange(texts.cover_token, remove_cover),
      }
      return save(visitor, change, refuse)
    },
    upload,
  )
  return handleForms(args, isCompany(user.role) ? saveCompany : savePerson)
}

/** Returns the change: a token sets a new picture, an empty text removes the current one. */
function toPictureChange(token: string | undefined, isRemoved: boolean): string | undefined {
  return token ?? (isRemoved ? '' : undefined)
}

async function save(
  visitor: Visitor,
  change: Record<string, string | undefined>,
  refuse: ReceivedForm<unknown>['refuse'],
): Promise<Response | RejectedForm> {
  const answer = await visitor.call(updatePublicProfile(change))
  if (!answer.ok) {
    // The field on the page is the file, not its token.
    const fieldErrors = answer.fieldErrors.map(({ field, message }) => ({
      field: field.replace('_token', ''),
      message,
    }))
    return refuse({ ...answer, fieldErrors })
  }
  return redirectWithFlash(toLocalizedPath(PUBLIC_PROFILE_PATH, visitor.language), 'profile_saved')
}

export const action = pageAction(publicProfileAction)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: PUBLIC_PROFILE_PATH,
  noIndex: true,
}))

export default function AccountPublicProfile() {
  const { t } = useTranslation('public-profile')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title}>
        {data.pageHref ? (
          <ButtonLink icon="eye" href={data.pageHref}>
            {t('see_page')}
          </ButtonLink>
        ) : null}
      </PageHead>
      <p className="mute">{t(data.isCompany ? 'lead_company' : 'lead')}</p>
      <PublicProfileForm data={data} />
    </>
  )
}
