import { useTranslation } from 'react-i18next'
import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import {
  MAX_PROFILE_PICTURE_BYTES,
  PROFILE_PICTURE_FORMATS,
  type ProfilePictureKind,
} from '~contract/public-profile'
import type { PublicProfileData } from './loader.server'

const MEGABYTE = 1_000_000
const ACCEPTED_TYPES = PROFILE_PICTURE_FORMATS.map((format) => `image/${format}`).join()

interface PictureFieldProps {
  kind: ProfilePictureKind
  data: PublicProfileData
  error: string | undefined
}

export function PictureField({ kind, data, error }: PictureFieldProps) {
  const { t } = useTranslation('public-profile')
  const sent = data.formResult?.pictures[kind]
  const shown = sent?.url ?? data.pictures[kind]
  const name = kind === 'photo' && data.ofCompany ? 'logo' : kind
  return (
    <div className="stack own-picture">
      <Field
        id={kind}
        label={t(`pictures.${name}`)}
        hint={t('picture_hint', { max: MAX_PROFILE_PICTURE_BYTES / MEGABYTE })}
        optional={t('optional')}
        {...(error && { error })}
      >
        {(wiring) => <input type="file" name={kind} accept={ACCEPTED_TYPES} className="input" {...wiring} />}
      </Field>
      {shown ? (
        <div className="row">
          <img className={kind} src={shown} alt={t('current_picture')} width={160} height={120} />
          {sent ? (
            <>
              <p className="sm">{t('picture_uploaded')}</p>
              <input type="hidden" name={`${kind}_token`} value={sent.token} />
              <input type="hidden" name={`${kind}_address`} value={sent.url} />
            </>
          ) : (
            <Checkbox name={`remove_${kind}`} value="1" label={t('remove_picture')} />
          )}
        </div>
      ) : null}
    </div>
  )
}
