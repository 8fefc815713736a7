export { AnchorList, type AnchorItem, type AnchorListProps } from './AnchorList/AnchorList.tsx';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { AppShellSkeleton, type AppShellSkeletonProps } from './AppShell/AppShellSkeleton.tsx';
export { AttachmentCard, type AttachmentCardProps } from './AttachmentCard/AttachmentCard.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export {
  avatarColours,
  colourOf,
  initialsOf,
  pictureOf,
  type AvatarColour,
  type AvatarSource,
} from './Avatar/avatarLook.ts';
export {
  AvatarPicker,
  type AvatarPickerProps,
  type AvatarPreset,
  type AvatarUpload,
  type PickedAvatar,
} from './AvatarPicker/AvatarPicker.tsx';
export { type AvatarWords } from './AvatarPicker/avatarWords.ts';
export { AvatarGroup, type AvatarGroupPerson, type AvatarGroupProps } from './AvatarGroup/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Bubble, type BubblePaint, type BubbleProps } from './Bubble/Bubble.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup/ButtonGroup.tsx';
export { CaptchaInput, type CaptchaInputProps } from './CaptchaInput/CaptchaInput.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CitationCard, type CitationCardProps } from './CitationCard/CitationCard.tsx';
export { CodeInput, type CodeInputProps } from './CodeInput/CodeInput.tsx';
export { CodeBlock, type CodeBlockProps } from './CodeBlock/CodeBlock.tsx';
export { ColorPicker, type ColorPickerProps } from './ColorPicker/ColorPicker.tsx';
export { type ColorPreset } from './ColorPicker/ColorPanel.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { type ComboOption } from './ComboBox/filterOptions.ts';
export {
  Composer,
  QuickLink,
  type ComposerHandle,
  type ComposerProps,
  type QuickLinkProps,
} from './Composer/Composer.tsx';
export {
  ComposerMenu,
  type ComposerChoice,
  type ComposerMenuHandle,
  type ComposerMenuProps,
  type ComposerMenuState,
} from './Composer/ComposerMenu.tsx';
export {
  CommandPalette,
  type Command,
  type CommandGroup,
  type CommandPaletteProps,
} from './CommandPalette/CommandPalette.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export { copyForms } from './CopyButton/copyForms.ts';
export { copyText } from './CopyButton/copyText.ts';
export { CopyField, type CopyFieldProps } from './CopyField/CopyField.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { CountdownButton, type CountdownButtonProps } from './CountdownButton/CountdownButton.tsx';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker/DateRangePicker.tsx';
export { addDays, todayIn, type Day, type DayRange } from './DateRangePicker/days.ts';
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { Empty, type EmptyProps } from './Empty/Empty.tsx';
export { FeedbackBar, type FeedbackBarProps } from './FeedbackBar/FeedbackBar.tsx';
export { Field, type FieldProps } from './Field/Field.tsx';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar.tsx';
export { FloatMenu, type FloatItem, type FloatMenuProps } from './FloatMenu/FloatMenu.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export { Frame, type FrameProps } from './Frame/Frame.tsx';
export { GateOverlay, type GateOverlayProps } from './GateOverlay/GateOverlay.tsx';
export { GradientPicker, type Gradient, type GradientPickerProps } from './GradientPicker/GradientPicker.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { HoverCard, type HoverCardProps } from './HoverCard/HoverCard.tsx';
export { Icon, type Glyph, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { ratios, type Ratio } from './ImageCrop/crop.ts';
export { type CropFormat } from './ImageCrop/cutFrame.ts';
export { ImageCrop, type CropHandle, type ImageCropProps } from './ImageCrop/ImageCrop.tsx';
export {
  ImagePreview,
  type ImagePreviewProps,
  type PreviewImage,
  type PreviewWords,
} from './ImagePreview/ImagePreview.tsx';
export { InlineMessage, type InlineMessageProps } from './InlineMessage/InlineMessage.tsx';
export { Grid, type GridProps } from './Layout/Grid.tsx';
export { Grow } from './Layout/Grow.tsx';
export { Inline, type InlineProps } from './Layout/Inline.tsx';
export { Stack, type Gap, type StackProps } from './Layout/Stack.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LinkProvider, type AnchorProps, type LinkProviderProps } from './Link/LinkProvider.tsx';
export { List, ListItem, type ListItemProps, type ListProps } from './List/List.tsx';
export { Menu, type MenuItem, type MenuProps, type MenuSection } from './Menu/Menu.tsx';
export { MessageList, type MessageListHandle, type MessageListProps } from './MessageList/MessageList.tsx';
export { NumberInput, type NumberInputProps } from './NumberInput/NumberInput.tsx';
export { listPlace, oneTabStop } from './List/oneTabStop.ts';
export { OrderList, type OrderItem, type OrderListProps } from './OrderList/OrderList.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './PasswordInput/PasswordInput.tsx';
export { PdfNotice, type PdfNoticeProps } from './PdfViewer/PdfNotice.tsx';
export { type PdfSearch } from './PdfViewer/PdfSearchBar.tsx';
export { type PdfPlaces } from './PdfViewer/PdfToolbar.tsx';
export { PdfViewer, type PdfSpot, type PdfViewerProps } from './PdfViewer/PdfViewer.tsx';
export { type PdfWords } from './PdfViewer/words.ts';
export { PhoneInput, type PhoneInputProps } from './PhoneInput/PhoneInput.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { ProgressRing, type ProgressRingProps } from './Progress/ProgressRing.tsx';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { qrPath, type QrShape } from './QrCode/qrPath.ts';
export { QuestionBar, type QuestionBarProps, type QuestionGroup } from './QuestionBar/QuestionBar.tsx';
export { RadioCards } from './RadioGroup/RadioCards.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { ResponsiveDrawer, type ResponsiveDrawerProps } from './ResponsiveDrawer/ResponsiveDrawer.tsx';
export { RatioPicker, type RatioPickerProps } from './RatioPicker/RatioPicker.tsx';
export { Result, type ResultProps } from './Result/Result.tsx';
export { SearchInput, type SearchInputProps } from './SearchInput/SearchInput.tsx';
export { SecretField, type SecretFieldProps } from './SecretField/SecretField.tsx';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { SideNav, type NavGroup, type NavItem, type SideNavProps } from './SideNav/SideNav.tsx';
export { Skeleton, SkeletonRegion, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { endSkeletons } from './Skeleton/skeletonsEnd.ts';
export { Slider, type SliderMark, type SliderProps } from './Slider/Slider.tsx';
export { SourceList, type SourceItem, type SourceListProps } from './SourceList/SourceList.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { SplitPane, type SplitPaneProps } from './SplitPane/SplitPane.tsx';
export { Statistic, StatisticGroup, type StatisticDelta, type StatisticProps } from './Statistic/Statistic.tsx';
export { Status, type StatusProps } from './Status/Status.tsx';
export { Stepper, type Step, type StepperProps } from './Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { arrangeColumns, orderColumns, type ColumnLayout } from './Table/columnLayout.ts';
export { ColumnSettings, type ColumnSettingsProps } from './Table/ColumnSettings.tsx';
export { SelectionBar, type SelectionAll, type SelectionBarProps } from './Table/SelectionBar.tsx';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSelection,
  type TableSort,
  type TableSticky,
} from './Table/Table.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
export { TopTabs, type TopTab, type TopTabsProps } from './Tabs/TopTabs.tsx';
export { Tag, type TagProps } from './Tag/Tag.tsx';
export { TagInput, type TagInputProps } from './TagInput/TagInput.tsx';
export { type TagMessages } from './TagInput/tagRules.ts';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { lengthOf } from './TextInput/Counter.tsx';
export { TextInput, type TextInputProps } from './TextInput/TextInput.tsx';
export { BrandScope, type BrandScopeProps } from './ThemeScope/BrandScope.tsx';
export { brandColours, type BrandColours, type BrandRole } from './ThemeScope/brandColours.ts';
export { ThemeScope, usePortalContainer, type ThemeScopeProps } from './ThemeScope/ThemeScope.tsx';
export { ThinkingDots } from './ThinkingDots/ThinkingDots.tsx';
export { Toaster } from './Toast/Toaster.tsx';
export { clearToasts, toast, type ToastOptions } from './Toast/toastStore.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { FileName } from './UploadList/FileName.tsx';
export { UploadList, type UploadItem, type UploadListProps, type UploadState } from './UploadList/UploadList.tsx';
export { VideoFramePicker, type VideoFramePickerProps } from './VideoFramePicker/VideoFramePicker.tsx';
export { type VideoWords } from './VideoFramePicker/videoWords.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { VoicePanel, type VoicePanelProps, type VoicePhase } from './VoicePanel/VoicePanel.tsx';
export { Watermark, type WatermarkProps } from './Watermark/Watermark.tsx';
