interface MessageFilesProps {
  files: readonly { id: string; name: string; width?: number | null; height?: number | null }[]
  /** Returns the address of a file. */
  href: (id: string) => string
}

/** Renders pictures, and links to other files. */
export function MessageFiles({ files, href }: MessageFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className="message-files">
      {files.map(({ id, name, width, height }) => (
        <li key={id}>
          <a href={href(id)}>
            {width && height ? (
              <img src={href(id)} alt={name} width={width} height={height} loading="lazy" />
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
