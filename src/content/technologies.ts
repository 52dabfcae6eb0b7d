/** A technology of the home page's orbit; `mark` is its name among the brand marks. */
type Technology = { readonly name: string; readonly mark: string }
type Layer = { readonly name: string; readonly technologies: readonly Technology[] }

/** Seventeen technologies in five layers (spec §2.5), in the order in which they stand on the orbit. */
export const technologyLayers: readonly Layer[] = [
  {
    name: 'Interfaces',
    technologies: [
      { name: 'React', mark: 'react' },
      { name: 'Next.js', mark: 'nextdotjs' },
      { name: 'TypeScript', mark: 'typescript' },
      { name: 'Flutter', mark: 'flutter' },
    ],
  },
  {
    name: 'Services',
    technologies: [
      { name: 'Node.js', mark: 'nodedotjs' },
      { name: 'GraphQL', mark: 'graphql' },
      { name: 'Python', mark: 'python' },
    ],
  },
  {
    name: 'AI',
    technologies: [
      { name: 'OpenAI', mark: 'openai' },
      { name: 'LangChain', mark: 'langchain' },
      { name: 'TensorFlow', mark: 'tensorflow' },
      { name: 'PyTorch', mark: 'pytorch' },
    ],
  },
  {
    name: 'Data',
    technologies: [
      { name: 'PostgreSQL', mark: 'postgresql' },
      { name: 'MongoDB', mark: 'mongodb' },
      { name: 'Redis', mark: 'redis' },
    ],
  },
  {
    name: 'Hosting',
    technologies: [
      { name: 'AWS', mark: 'amazonwebservices' },
      { name: 'Docker', mark: 'docker' },
      { name: 'Kubernetes', mark: 'kubernetes' },
    ],
  },
]
