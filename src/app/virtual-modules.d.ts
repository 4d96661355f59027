declare module 'virtual:theme.css';

declare module 'virtual:configuration' {
  export const config: import('../core/schema/resource').Config;
  export const accessModel: string;
}
