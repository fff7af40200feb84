import { createContext, type ReactNode, useContext } from 'react'

const HeadingLevelContext = createContext<'h2' | 'h3'>('h2')

/** Around what stands under a title of the second level, as in a dialog. */
export const BelowSecondLevelHeading = ({ children }: { children: ReactNode }) => (
  <HeadingLevelContext.Provider value="h3">{children}</HeadingLevelContext.Provider>
)

/** The heading of a part that stands on a page as well as in a dialog: always one level below the title above it. */
export function SectionHeading({ children }: { children: ReactNode }) {
  const Level = useContext(HeadingLevelContext)
  return <Level className="section-h">{children}</Level>
}
