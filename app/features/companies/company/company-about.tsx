export function CompanyAbout({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null
  return (
    <section className="prose company-about">
      <h2>{title}</h2>
      {text.split(/\n+/).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which are never reordered.
        <p key={place}>{line}</p>
      ))}
    </section>
  )
}
