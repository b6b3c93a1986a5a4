import type { Token } from '#app/kernel/token'

/** An adapter: its port, the ports that it needs, and `make`, which tests call with fakes of these ports. */
type Adapter<Service, Ports> = {
  readonly port: Token<Service>
  readonly ports: { readonly [name in keyof Ports]: Token<Ports[name]> }
  readonly make: (ports: Ports) => Service
}

export const adapter = <Service, Ports>(
  port: Token<Service>,
  ports: { readonly [name in keyof Ports]: Token<Ports[name]> },
  make: (ports: Ports) => NoInfer<Service>,
): Adapter<Service, Ports> => ({ port, ports, make })
