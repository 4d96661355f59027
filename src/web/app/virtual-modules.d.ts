declare module 'virtual:theme.css';

declare module 'virtual:configuration' {
  export const config: import('../../admin/schema/resource').Config;
  export const accessModel: string;
}

declare module 'virtual:icons' {
  export const icons: Readonly<
    Record<import('../../core/appearance/icons').IconName, import('lucide-react').LucideIcon>
  >;
}

declare module 'virtual:custom-cells' {
  export const customCells: Readonly<Record<string, import('../../admin/web/fields/cells').RecordCell>>;
}

declare module 'virtual:custom-inputs' {
  export const customInputs: Readonly<
    Record<
      string,
      import('../../admin/web/fields/parts').InputOf<import('../../admin/schema/field').FieldKind>
    >
  >;
  export const demanding: readonly string[];
}
