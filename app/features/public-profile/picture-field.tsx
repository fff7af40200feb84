import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import type { PictureKind } from '../../upstream/public-profile.server'
import { MOST_PICTURE_BYTES } from './face'
import type { FaceData } from './load.server'

const MEGABYTE = 1_000_000

interface PictureFieldProps {
  kind: PictureKind
  data: FaceData
  error: string | undefined
}

/** A picture as it is or as it was just sent, and the way to send another or to be without. */
export function PictureField({ kind, data, error }: PictureFieldProps) {
  const { t } = useTranslation('face')
  const sent = data.returned?.pictures[kind]
  const shown = sent?.address ?? data.pictures[kind]
  const name = kind === 'photo' && data.ofCompany ? 'logo' : kind
  return (
    <div className="stack own-picture">
      <Field
        id={kind}
        label={t(`pictures.${name}`)}
        hint={t('picture_hint', { most: MOST_PICTURE_BYTES / MEGABYTE })}
        optional={t('optional')}
        {...(error && { error })}
      >
        {(wiring) => (
          <input
            type="file"
            name={kind}
            accept="image/jpeg,image/png,image/webp"
            className="in"
            {...wiring}
          />
        )}
      </Field>
      {shown ? (
        <div className="row">
          <img className={kind} src={shown} alt={t('picture_now')} width={160} height={120} />
          {sent ? (
            <>
              <p className="sm">{t('picture_sent')}</p>
              <input type="hidden" name={`${kind}_token`} value={sent.token} />
              <input type="hidden" name={`${kind}_address`} value={sent.address} />
            </>
          ) : (
            <Checkbox name={`remove_${kind}`} value="1" label={t('picture_remove')} />
          )}
        </div>
      ) : null}
    </div>
  )
}
