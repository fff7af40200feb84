import { findTextLanguage } from '~/i18n/text-language'
import { usePage } from '~/page/use-page'

interface UserTextProps {
  children: string
  as?: 'p' | 'span' | 'q' | 'del' | 'ins'
  className?: string
}

/** Renders a text that a user typed, marked with its language if that is not the language of the page. */
export function UserText({ children, as: Element = 'p', className }: UserTextProps) {
  const { language } = usePage()
  return (
    <Element className={className} lang={findTextLanguage(children, language)}>
      {children}
    </Element>
  )
}
