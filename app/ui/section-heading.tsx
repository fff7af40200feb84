import { createContext, type ReactNode, useContext } from 'react'

const HeadingLevelContext = createContext<'h2' | 'h3'>('h2')

/** Raises the heading level for content under a second-level heading, as in a dialog. */
export const BelowSecondLevelHeading = ({ children }: { children: ReactNode }) => (
  <HeadingLevelContext.Provider value="h3">{children}</HeadingLevelContext.Provider>
)

/** Renders a heading one level below the surrounding title, on a page and in a dialog. */
export function SectionHeading({ children }: { children: ReactNode }) {
  const Level = useContext(HeadingLevelContext)
  return <Level className="section-title">{children}</Level>
}
